import { classNames } from './class-names.ts';
import { initials } from './initials.ts';

export type AvatarColour = 'slaney' | 'heather' | 'barrow' | 'fuchsia' | 'furze';

/** The colours that a list of names takes in turn. */
export const avatarColours: readonly AvatarColour[] = ['fuchsia', 'slaney', 'heather', 'barrow', 'furze'];

/** A name's initials on a coloured disc; on a testimonial note it takes the note's colour. The name stands beside it. */
export const Avatar = ({ name, colour, small = false }: { name: string; colour?: AvatarColour; small?: boolean }) => (
  <span className={classNames('disc', colour && `disc--${colour}`, small && 'disc--sm')} aria-hidden="true">
    {initials(name)}
  </span>
);
