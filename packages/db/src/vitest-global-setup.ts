import { prepareTemplate } from './template.ts';

/** One server and one template database for the whole test run; what it answers takes them down again. */
export default async function setup(): Promise<() => Promise<void>> {
  const prepared = await prepareTemplate();
  return prepared.stop;
}
