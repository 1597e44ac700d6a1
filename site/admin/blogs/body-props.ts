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
  /** Where the tools go, above the title, and the dialogs that they open. Null until it is there. */
  toolsHost: HTMLElement | null;
}
