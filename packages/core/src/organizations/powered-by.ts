import { words } from '../shared/words.ts';

/** Who runs the platform, where it looks like somebody else's. */
export const poweredByText = words('Powered by {name}', 'Propulsé par {name}');
