/** Those whose devices tell where a vehicle is, as they write their names. */
export const deviceProviders = new Map<string, string>([
  ['bouncie', 'Bouncie'],
  ['mojio', 'Mojio'],
  ['passtime', 'PassTime'],
  ['samasara', 'Samsara'],
  ['smartcar', 'Smartcar'],
  ['tesla', 'Tesla'],
  ['zubie', 'Zubie'],
]);
