import { Session } from 'node:inspector/promises';

/**
 * How many functions a piece of work calls, those of libraries among them: a measure of effort that no other process
 * lengthens and that is the same on every machine.
 */
export async function callsOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; calls: number }> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const result = await work();
    const { result: scripts } = await session.post('Profiler.takePreciseCoverage');
    const counts = scripts.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
    return { result, calls: counts.reduce((sum, count) => sum + count, 0) };
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
