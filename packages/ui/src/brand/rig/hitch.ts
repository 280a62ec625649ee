/** A trailer's tongue from `from` to its coupler at the length's end, with the jack, as lines. */
export const hitch = (l: number, from: number) =>
  `M${from} 120 H${l - 8} M${l - 22} 96 V134 M${l - 28} 135.5 H${l - 16} M${l - 10} 120 Q${l - 3} 119 ${l - 3} 125`;
