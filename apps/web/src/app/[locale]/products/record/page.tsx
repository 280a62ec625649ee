import { Suspense } from 'react';
import { ProductScreen } from '../../../../features/products/load-product/product-screen.tsx';
import { titleOf } from '../../../../locale/page-locale.ts';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.product.title);

export default function Page() {
  return (
    <Suspense>
      <ProductScreen />
    </Suspense>
  );
}
