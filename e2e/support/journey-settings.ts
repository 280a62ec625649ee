/** What the product of the journeys is told beside where it is. */
export function journeySettings(port: string): Record<string, string> {
  return {
    // Every journey comes from this one machine.
    QUOTES_FROM_NETWORK_PER_HOUR: '100000',
    LETTERS_FROM_NETWORK_PER_HOUR: '100000',
    // localhost itself shows every locale; these two show those of their domain.
    US_HOST: `us.localhost:${port}`,
    CA_HOST: `ca.localhost:${port}`,
  };
}
