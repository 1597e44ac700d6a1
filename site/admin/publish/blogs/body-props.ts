export interface BodyProps {
  id: string;
  value: string;
  error: string | undefined;
  hidden: boolean;
  onChange(value: string): void;
  onSwitch(): void;
  /** Element above the title that takes the tools and their dialogs; null until it is mounted. */
  toolsHost: HTMLElement | null;
}
