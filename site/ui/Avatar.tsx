import { classNames } from './class-names.ts';
import { Picture } from './Picture.tsx';

const joining = new Set(['and', 'agus', '&', '+']);

/** One or two initials of a name: CJ for "Caroline and Joe", a question mark for an empty name. */
export const initials = (name: string): string => {
  const names = name.split(/[\s.,-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word) && !joining.has(word.toLowerCase()));
  const [first, last] = [names.at(0), names.length > 1 ? names.at(-1) : undefined];
  const letter = (word: string | undefined) => (word ? (Array.from(word)[0] ?? '') : '');
  return `${letter(first)}${letter(last)}`.toLocaleUpperCase('en-IE') || '?';
};

export type AvatarColour = 'slaney' | 'heather' | 'barrow' | 'fuchsia' | 'furze';

export const avatarColours: readonly AvatarColour[] = ['fuchsia', 'slaney', 'heather', 'barrow', 'furze'];

export interface AvatarProps {
  name: string;
  /** A picture that anybody may load; `StaffAvatar` shows one that only staff may see. */
  pictureUrl?: string | undefined;
  colour?: AvatarColour;
  size?: 'small' | 'large';
}

export const Avatar = ({ name, pictureUrl, colour, size }: AvatarProps) => (
  <span className={classNames('disc', colour && `disc--${colour}`, size && `disc--${size}`)} aria-hidden="true">
    {pictureUrl ? <Picture src={pictureUrl} alt="" sizes="6rem" /> : initials(name)}
  </span>
);
