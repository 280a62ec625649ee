/** A text that is agreed to, by its version. */
export type Wording = {
  readonly version: string;
  readonly parts: readonly { readonly title: string; readonly text: string }[];
};

/** The parts of a text that is agreed to, each under its title. */
export function WordingText({ parts }: Pick<Wording, 'parts'>) {
  return (
    <dl className="flex flex-col gap-3 text-small">
      {parts.map((one) => (
        <div key={one.title}>
          <dt className="font-semibold">{one.title}</dt>
          <dd className="text-ink-2">{one.text}</dd>
        </div>
      ))}
    </dl>
  );
}
