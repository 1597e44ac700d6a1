import type { ReactNode } from 'react';

/** What both ways of writing a text are given. */
export interface BodyProps {
  id: string;
  value: string;
  error: string | undefined;
  /** Where there is no room beside the preview, it stands in the text's place. */
  hidden: boolean;
  onChange(value: string): void;
  /** Goes to the other way of writing. */
  onSwitch(): void;
  /** Puts the text between the title and what stands below or beside it. */
  frame(parts: { tools: ReactNode; text: ReactNode }): ReactNode;
}
