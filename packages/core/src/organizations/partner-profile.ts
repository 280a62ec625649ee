/** What a partner is. The names are those of the columns, of the arguments and of refusals. */
export type PartnerProfile = {
  readonly partner_name: string;
  /** A dealer of vehicles. */
  readonly dealership: boolean;
  /** The line with which a quote of its link begins. */
  readonly default_product: string | null;
};
