import * as react from 'react';

// React takes a stack for each of the first ten thousand elements of a second, to name components in its warnings: some
// tenth of what a screen's test takes. Who reads such a warning finds its component by the screen.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // The count begins anew every second.
    },
    configurable: true,
  });
}
