/** A card as it stands in its lane; lanes and cards in the order in which they are shown. */
export type LanePlace = { readonly id: string; readonly lane: string };

/** The card that a key leads to from another; null where the key leads nowhere, so that the page may have it. */
export function moveInLanes(places: readonly LanePlace[], from: string, key: string): string | null {
  const at = places.find(({ id }) => id === from);
  if (!at) return null;
  const lanes = [...new Set(places.map(({ lane }) => lane))];
  const inLane = (lane: string | undefined) => places.filter((one) => one.lane === lane);
  const own = inLane(at.lane);
  const place = own.indexOf(at);
  const beside = (step: number): string | null => {
    const there = inLane(lanes[lanes.indexOf(at.lane) + step]);
    return there[Math.min(place, there.length - 1)]?.id ?? null;
  };
  switch (key) {
    case 'ArrowDown':
      return own[place + 1]?.id ?? null;
    case 'ArrowUp':
      return own[place - 1]?.id ?? null;
    case 'Home':
      return own[0]?.id ?? null;
    case 'End':
      return own.at(-1)?.id ?? null;
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowRight':
      return beside(1);
    default:
      return null;
  }
}
