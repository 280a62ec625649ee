import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printWebDocuments } from './print-web-documents.ts';

const root = join(import.meta.dirname, '..');
writeFileSync(join(root, 'src/generated/documents.ts'), await printWebDocuments(join(root, '../../schema.graphql')));
