import everyPage from '../icons/every-page-icons.svg?no-inline';
import somePages from '../icons/some-pages-icons.svg?no-inline';
import staff from '../icons/staff-icons.svg?no-inline';
import { everyPageIcons, type IconName, somePagesIcons } from './icon-names.ts';

const isIn = (names: readonly IconName[], name: IconName) => names.includes(name);
const spriteOf = (name: IconName): string => {
  if (isIn(everyPageIcons, name)) return everyPage;
  return isIn(somePagesIcons, name) ? somePages : staff;
};

/** Assistive technology skips it: the text beside it says the same. */
export const Icon = ({ name, spin = false }: { name: IconName; spin?: boolean }) => (
  <svg className={spin ? 'i spin' : 'i'} width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${spriteOf(name)}#${name}`} />
  </svg>
);
