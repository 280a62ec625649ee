/** What a map shows where nothing says which part: west, south, east, north. */
export const continent = [-125, 24, -66, 52] as const;
