import { phoneParts } from '#contract/personal-data/phone.ts';
import type { PhonePart } from '#contract/personal-data/phone-parts.ts';
import { ButtonLink, type ButtonVariant } from '../../ui/Button.tsx';

const hasWords = ({ text, href }: PhonePart) => !href && /\p{L}/u.test(text);

interface CallButtonsProps {
  phone: string;
  variant: ButtonVariant;
  /** What stands on the button of a number: the number alone, if it is omitted. */
  label?: (number: string) => string;
  /** The accessible name of that button, where it says more. */
  name?: (number: string) => string;
  /** False where all that was typed stands elsewhere. */
  showTyped?: boolean;
}

/** A button that rings for each number in what somebody typed; and all of it, where it says more than the numbers. */
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
