import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { VinUnansweredError } from './port.ts';
import { createVpicDecoder, type VpicOptions } from './vpic-decoder.ts';

const vin = '4X4TSMH24FS123456';
const salem = JSON.stringify({ Results: [{ Make: 'FOREST RIVER', Model: 'Salem Towables', ModelYear: '2015' }] });

type Answer = (response: ServerResponse) => void;
const says =
  (status: number, body = salem, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);
const leadsElsewhere: Answer = (response) =>
  (response.req.url === '/elsewhere' ? says(200) : says(302, '', { location: '/elsewhere' }))(response);
const isSilent: Answer = () => undefined;

/** A vendor that gives its answers one after the other, the last one for ever. */
async function vendor(answers: readonly Answer[], options: Partial<VpicOptions> = {}) {
  const requested: string[] = [];
  const trouble: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    (answers[requested.length - 1] ?? answers.at(-1))?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  const decoder = createVpicDecoder({ url, onTrouble: ({ what }) => trouble.push(what), ...options });
  return { requested, trouble, decoder, url };
}

describe('the client of vPIC', () => {
  test('asks for one number, with the year where its owner says one', async () => {
    const { requested, decoder } = await vendor([says(200)]);
    expect(await decoder.decode(vin, null)).toMatchObject({ status: 'decoded', vehicle: { model: 'Salem' } });
    await decoder.decode(vin, 2015);
    expect(requested).toEqual([
      `/api/vehicles/DecodeVinValues/${vin}?format=json`,
      `/api/vehicles/DecodeVinValues/${vin}?format=json&modelyear=2015`,
    ]);
  });

  test.each([
    ['is down', says(503)],
    ['asks for patience', says(429)],
    ['breaks off', (response: ServerResponse) => response.socket?.destroy()],
    ['is silent', isSilent],
  ])('asks once more when the vendor %s', async (_how, fails) => {
    const { requested, decoder } = await vendor([fails, says(200)], { timeoutMs: 200 });
    expect(await decoder.decode(vin, null)).toMatchObject({ status: 'decoded' });
    expect(requested).toHaveLength(2);
  });

  test.each([
    ['refuses', says(400), 'status 400'],
    ['leads elsewhere', leadsElsewhere, ''],
    ['answers in another form', says(200, '{"Results":"none"}'), 'another form'],
    ['answers no JSON', says(200, '<html>'), 'no JSON'],
    ['never ends', says(200, ' '.repeat(200_000)), 'more than 65536 bytes'],
    ['is silent', isSilent, ''],
  ])('has no answer where the vendor %s, and says what, never of which number', async (_how, fails, what) => {
    const { trouble, decoder } = await vendor([fails], { timeoutMs: 100 });
    await expect(decoder.decode(vin, null)).rejects.toThrow(VinUnansweredError);
    expect(trouble).toHaveLength(1);
    expect(trouble[0]).toContain(what);
    expect(trouble[0]).not.toContain(vin);
  });

  test('does not ask again what would be answered the same', async () => {
    const { requested, decoder } = await vendor([says(400)]);
    await expect(decoder.decode(vin, null)).rejects.toThrow(VinUnansweredError);
    expect(requested).toHaveLength(1);
  });

  test('leaves a vendor alone that fails again and again, and asks anew after a while', async () => {
    const down = [says(503), says(503), says(503), says(503), says(200)];
    const { requested, decoder } = await vendor(down, { failures: 2, pauseMs: 150 });
    for (const year of [2011, 2012, 2013, 2014]) {
      await expect(decoder.decode(vin, year)).rejects.toThrow(VinUnansweredError);
    }
    expect(requested).toHaveLength(4);
    await vi.waitFor(async () => expect(await decoder.decode(vin, null)).toMatchObject({ status: 'decoded' }), 15_000);
    expect(requested).toHaveLength(5);
  });
});
