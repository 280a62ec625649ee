/** How many of these are done a second, four at a time. */
export async function perSecond<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> {
  const startedAt = process.hrtime.bigint();
  const queue = [...items];
  const lane = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  return items.length / (Number(process.hrtime.bigint() - startedAt) / 1e9);
}
