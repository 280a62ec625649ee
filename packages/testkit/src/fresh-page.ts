import { vi } from 'vitest';

// Files share a worker and its browser, which would keep what the visitor of the file before did: each begins with the
// modules of its pages as new, while the libraries below stay loaded.
vi.resetModules();
