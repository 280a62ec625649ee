import { ProductScreen } from '../../../../features/products/load-product/product-screen.tsx';
import { lineWords } from '../../../../features/shared/lines/line-view.ts';
import { LineWordsProvider } from '../../../../features/shared/lines/line-words.tsx';
import { type LocaleParams, localeOf, titleOf } from '../../../../locale/page-locale.ts';
import { StaffPage } from '../../../../shell/staff/staff-page.tsx';

export const generateMetadata = titleOf('staff', ({ workbench }) => workbench.product.title);

export default async function Page(page: LocaleParams) {
  return (
    <StaffPage {...page} of="/products/record">
      <LineWordsProvider words={lineWords(await localeOf(page))}>
        <ProductScreen />
      </LineWordsProvider>
    </StaffPage>
  );
}
