'use client';
import { fileKinds } from '@roadworthy/core/files/vocabulary.ts';
import { pictureTypes } from '@roadworthy/core/shared/site/picture-types.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchThumbnail } from '../../data/requests/fetch-document.ts';
import type { RequestOptions } from '../../data/requests/request.ts';

/** Whether a file is a picture that is made small. */
export const isPictured = (type: string | null | undefined): boolean => pictureTypes.some((one) => one === type);

const square =
  'flex size-16 shrink-0 flex-col items-center justify-center gap-1 overflow-hidden rounded-card bg-surface-2';

/** A picture made small beside its name, which says what it is; an icon in its place where it cannot be shown. */
export function Thumbnail({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={square}>
      {src === null || failed === src ? (
        <Icon name="file" className="size-6 text-ink-3" />
      ) : (
        <img
          src={src}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-full object-cover"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}

/** What kind of file it is, where it is not drawn small: a film, a document, a picture in a form that is not opened here. */
export function FileKind({ type }: { type: string | null | undefined }) {
  const ending = fileKinds.find((one) => one.type === type)?.endings[0];
  return (
    <span className={square}>
      <Icon name={/^(?:image|video)\//u.test(type ?? '') ? 'camera' : 'file'} className="size-6 text-ink-3" />
      {ending && <span className="text-small font-semibold text-ink-2 uppercase">{ending}</span>}
    </span>
  );
}

/** The same for who has the link of a claim: a picture's own request could not show it. */
export function FetchedThumbnail({ fileId, who }: { fileId: string; who: RequestOptions }) {
  const { data: picture } = useQuery({
    queryKey: ['thumbnail', fileId],
    queryFn: () => fetchThumbnail(fileId, who),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <Thumbnail src={src} />;
}
