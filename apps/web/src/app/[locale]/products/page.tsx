import { ProductsScreen } from '../../../features/products/load-products/products-screen.tsx';
import { type LocaleParams, titleOf } from '../../../locale/page-locale.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.products.title);

export default function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/products">
      <ProductsScreen />
    </StaffPage>
  );
}
