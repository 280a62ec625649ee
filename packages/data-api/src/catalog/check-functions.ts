type Granted = {
  readonly name: string;
  /** As PostgreSQL notes it: `v` may write. */
  readonly volatility: string;
  readonly definer: boolean;
  readonly flat: boolean;
  readonly arguments: readonly { readonly name: string | null; readonly mode: string }[];
};

const listArguments: ReadonlySet<string> = new Set(['where', 'order_by', 'limit', 'offset', 'distinct_on']);

function problemOf({ name, volatility, definer, flat, arguments: all }: Granted, names: readonly string[]): string[] {
  const provided = all.filter(({ mode }) => mode !== 't' && mode !== 'o');
  return [
    ...(volatility === 'v' ? [`${name} is volatile: what callers read may change nothing`] : []),
    ...(definer ? [`${name} runs with its owner's rights, past row security`] : []),
    ...(names.indexOf(name) === names.lastIndexOf(name) ? [] : [`${name} is there twice`]),
    ...(provided.every((argument) => (argument.name ?? '') !== '') ? [] : [`${name} has an argument without a name`]),
    ...(provided.every(({ mode }) => mode === 'i') ? [] : [`${name} has an argument that is not plainly given`]),
    ...(flat && provided.some((argument) => listArguments.has(argument.name ?? ''))
      ? [`${name} names an argument like one of a list`]
      : []),
  ];
}

/** Throws unless each function that callers were granted is a plain read under their own rights. */
export function checkFunctions(functions: readonly Granted[]): void {
  const names = functions.map(({ name }) => name);
  const problems = new Set(functions.flatMap((each) => problemOf(each, names)));
  if (problems.size > 0) throw new Error([...problems].join('; '));
}
