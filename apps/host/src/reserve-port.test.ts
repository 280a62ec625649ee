import { afterEach, expect, test } from 'vitest';
import { type ReservedPort, reservePort } from './reserve-port.ts';

const host = '127.0.0.1';
const held: ReservedPort[] = [];
afterEach(() => Promise.all(held.splice(0).map((each) => each.release())));

async function reserve(port: number, portIsFixed: boolean): Promise<ReservedPort> {
  const reserved = await reservePort({ host, port, portIsFixed });
  held.push(reserved);
  return reserved;
}

test('port 0 means any, and the one that it became is known', async () => {
  expect((await reserve(0, true)).port).toBeGreaterThan(0);
});

test('a released port can be had again under its name', async () => {
  const { port, release } = await reserve(0, true);
  await release();
  held.pop();
  expect((await reserve(port, true)).port).toBe(port);
});

test('two starts at once get two ports when nobody asked for one by name', async () => {
  const { port } = await reserve(0, true);
  const [one, other] = await Promise.all([reserve(port, false), reserve(port, false)]);
  expect(new Set([port, one.port, other.port]).size).toBe(3);
});

test('a taken port that was asked for is an error that says what to do', async () => {
  const { port } = await reserve(0, true);
  await expect(reservePort({ host, port, portIsFixed: true })).rejects.toThrow(`Port ${port} is taken`);
});
