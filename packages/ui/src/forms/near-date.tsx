import { TextInput, type TextInputProps } from './text-input.tsx';

export type NearDateProps = Omit<TextInputProps, 'type' | 'before' | 'after'>;

/** A date near today, such as the day cover begins, through the platform's own calendar. */
export function NearDate({ className, ...rest }: NearDateProps) {
  return <TextInput {...rest} type="date" className={`max-w-56 ${className ?? ''}`} />;
}
