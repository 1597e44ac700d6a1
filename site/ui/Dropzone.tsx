import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { UPLOAD_ACCEPT } from '../client/upload-rules.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import type { IconDrawing } from './Icon.tsx';
import { Icon } from './Icon.tsx';

type DropzoneProps = {
  id: string;
  /** The field's name, for forms that post without a script. */
  name: string;
  label: string;
  note: string;
  icon: IconDrawing;
  button: string;
  /** Once hydrated, files are taken at once, and the button replaces the plain file input. */
  hydrated: boolean;
  multiple?: boolean;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** A place to drop pictures on, with a button that chooses them. */
export const Dropzone = (props: DropzoneProps) => {
  const { id, name, label, note, icon, button, hydrated, multiple = false, describedBy, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (hovering: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(hovering);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <label className="label" htmlFor={id}>
        <span>{label}</span>
        <span className="opt">{note}</span>
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className={classNames('dropzone', over && 'is-hover')}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <Icon of={icon} />
        <p>{children}</p>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={UPLOAD_ACCEPT}
          multiple={multiple}
          hidden={hydrated}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            onFiles(files);
          }}
        />
        {hydrated && (
          <Button variant="line" small onClick={() => input.current?.click()} aria-describedby={describedBy}>
            {button}
          </Button>
        )}
      </div>
    </>
  );
};
