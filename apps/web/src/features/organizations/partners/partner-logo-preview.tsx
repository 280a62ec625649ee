import { useTranslations } from 'next-intl';

/** A partner's logo as visitors see it, on white, with the line within which it is safe from being cut. */
export function PartnerLogoPreview({ name, src }: { name: string; src: string | null }) {
  const t = useTranslations('workbench.partners');
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t('logo')}</h2>
      {src === null ? (
        <p className="text-ink-3">{t('noLogo')}</p>
      ) : (
        <>
          <span className="relative inline-flex h-[50px] w-[166px] items-center justify-center rounded-input border border-line bg-white">
            <img
              src={src}
              alt={name}
              width={150}
              height={34}
              className="h-[34px] w-[150px] object-contain object-left"
            />
            <span aria-hidden className="absolute inset-3 border border-dashed border-[#8a8a8a]" />
          </span>
          <p className="text-small text-ink-3">{t('logoHint')}</p>
        </>
      )}
    </section>
  );
}
