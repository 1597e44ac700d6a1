import { classNames } from './class-names.ts';
import { initials } from './initials.ts';
import { Picture } from './Picture.tsx';

export type AvatarColour = 'slaney' | 'heather' | 'barrow' | 'fuchsia' | 'furze';

/** The colours that a list of names takes in turn. */
export const avatarColours: readonly AvatarColour[] = ['fuchsia', 'slaney', 'heather', 'barrow', 'furze'];

export interface AvatarProps {
  name: string;
  /** The person's own picture, where anybody may load it; `StaffAvatar` shows one that only staff may see. */
  pictureUrl?: string | undefined;
  colour?: AvatarColour;
  size?: 'small' | 'large';
}

/**
 * Somebody's own picture, or else their initials on a coloured disc; on a testimonial note it takes the note's colour. The name
 * stands beside it.
 */
export const Avatar = ({ name, pictureUrl, colour, size }: AvatarProps) => (
  <span className={classNames('disc', colour && `disc--${colour}`, size && `disc--${size}`)} aria-hidden="true">
    {pictureUrl ? <Picture src={pictureUrl} alt="" sizes="6rem" /> : initials(name)}
  </span>
);
