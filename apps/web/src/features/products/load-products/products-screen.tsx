'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { productsList } from './products-list.ts';

/** What is sold: the products that the person looks after or reads, by name. */
export function ProductsScreen() {
  return <ListScreen list={productsList} />;
}
