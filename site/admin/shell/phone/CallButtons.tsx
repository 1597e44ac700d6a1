import { phoneParts } from '#contract/personal-data/phone.ts';
import type { PhonePart } from '#contract/personal-data/phone-parts.ts';
import { ButtonLink, type ButtonVariant } from '../../../ui/Button.tsx';

const hasWords = ({ text, href }: PhonePart) => !href && /\p{L}/u.test(text);

interface CallButtonsProps {
  phone: string;
  variant: ButtonVariant;
  /** Text of a number's button; the number alone if omitted. */
  label?: (number: string) => string;
  name?: (number: string) => string;
  /** False if the typed text stands elsewhere. */
  showTyped?: boolean;
}

export const CallButtons = ({
  phone,
  variant,
  label = (number) => number,
  name,
  showTyped = true,
}: CallButtonsProps) => {
  const parts = phoneParts(phone);
  const numbers = new Map(parts.flatMap(({ text, href }) => (href ? [[href, text] as const] : [])));
  return (
    <>
      {[...numbers].map(([href, text]) => (
        <ButtonLink key={href} variant={variant} icon="phone" href={href} aria-label={name?.(text)}>
          {label(text)}
        </ButtonLink>
      ))}
      {showTyped && (numbers.size === 0 || parts.some(hasWords)) && <span>{phone}</span>}
    </>
  );
};
