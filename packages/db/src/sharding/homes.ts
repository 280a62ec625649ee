/** Where a table's rows are when organizations are spread over several servers: the catalog says so of all others. */
export type Home = 'distributed' | 'reference' | 'local';

/**
 * Tables that are on every server, as a copy: few rows, read with those of any organization, seldom written. Citus calls
 * them reference tables.
 */
export const references: Readonly<Record<string, string>> = {
  organizations: 'who is who, and the root of nearly every row',
  users: 'people belong to several organizations, and 74 keys lead to them',
  user_global_roles: 'with users',
  second_factors: 'with users',
  recovery_codes: 'with users',
  passkeys: 'with users',
  trusted_devices: 'with users',
  adjusters: 'with users: they work for any organization',
  postal_areas: 'geography',
  moratoriums: 'one of a provider stops quotes and policies of every agency that sells for it',
  moratorium_versions: 'with moratoriums',
  kml_files: 'with moratoriums',
  incident_layers: 'with moratoriums',
  incident_layer_pieces: 'with moratoriums',
  incident_alerts: 'with moratoriums: they tell people of any organization',
  global_role_requests: 'of the platform',
};

/** Tables that are on the first server alone: nothing of an organization is read together with them. */
export const locals: Readonly<Record<string, string>> = {
  attempt_counters: 'budgets, by a digest of who asks',
  sign_in_steps: 'of minutes, before anybody is known',
  answered_challenges: 'of minutes, before anybody is known',
  consent_choices: 'of browsers',
  declined_letters: 'by address, whoever writes',
  telematics_payloads: 'of devices that nobody here has',
  telematics_polls: 'of devices, before their policy is known',
  audit_log: 'of organizations and of what concerns none',
  idempotency_keys: 'by caller, before a row is known',
  hints: 'told to every process at once',
};

/** References that lead from one organization's rows to another's, and are kept by the code alone once rows are spread. */
export const crossings: Readonly<Record<string, string>> = {
  dislocation_batch_run: 'a run over many books has a batch of each organization',
  kml_file_bytes: 'the bytes of a layer are a file of the organization that uploaded it',
};
