import { Suspense } from 'react';
import { ProductsScreen } from '../../../features/products/load-products/products-screen.tsx';
import { titleOf } from '../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.products.title);

export default function Page() {
  return (
    <Suspense>
      <ProductsScreen />
    </Suspense>
  );
}
