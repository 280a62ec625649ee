type Named = { readonly business_name: string | null; readonly name: string | null; readonly email: string };

/** Who wrote, as far as they said: their business, their name, or else their address. */
export function nameOfEnquiry({ business_name: business, name, email }: Named): string {
  return business ?? name ?? email;
}
