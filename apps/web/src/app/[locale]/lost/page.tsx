import { notFound } from 'next/navigation';

/** What is made of every public address without a page, so that it is answered in its language. */
export default function Page(): never {
  notFound();
}
