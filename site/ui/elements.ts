import type { ReactElement } from 'react';

/** What may stand beside something else: elements or nothing, but no bare text (docs/contributing.md, "A text beside anything"). */
export type Elements = ReactElement | readonly Elements[] | '' | 0 | false | null | undefined;
