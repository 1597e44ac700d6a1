import { type DragEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { imageSentences, type PictureSentences, UPLOAD_ACCEPT } from '../client/picture-check.ts';
import { plainInput } from '../client/plain-forms.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { inSpan } from './in-span.tsx';
import { RefusedPictures } from './RefusedPictures.tsx';
import { type RefusedPicture, type TakePictures, usePictureChoice } from './usePictureChoice.ts';

type DropzoneProps = {
  id: string;
  name: string;
  label: ReactNode;
  note: ReactNode;
  icon: IconName;
  button: ReactNode;
  /** If true, files are taken at once and the button replaces the plain file input. */
  hydrated: boolean;
  multiple?: boolean;
  describedBy?: string | undefined;
  sentences?: PictureSentences;
  /** Given only pictures that can be sent, including those chosen before hydration. */
  onPictures: TakePictures;
  onRefused?: (refused: readonly RefusedPicture[]) => void;
  children: ReactNode;
};

export const Dropzone = (props: DropzoneProps) => {
  const { id, name, label, note, icon, button, hydrated, multiple = false, describedBy, children } = props;
  const { sentences = imageSentences, onPictures, onRefused } = props;
  const choice = usePictureChoice(onPictures, onRefused, multiple);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (hovering: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(hovering);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    void choice.choose([...event.dataTransfer.files]);
  };
  const takeChosen = (from = input.current) => {
    const files = [...(from?.files ?? [])];
    if (from && files.length > 0) from.value = '';
    void choice.choose(files);
  };
  const hydrate = useEffectEvent(() => takeChosen(input.current && plainInput(input.current)));
  useLayoutEffect(() => hydrate(), []);
  return (
    <>
      <label className="label" htmlFor={id}>
        {inSpan(label)}
        <span className="opt">{note}</span>
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className={classNames('dropzone', over && 'is-hover')}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <Icon name={icon} />
        <p>{children}</p>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={UPLOAD_ACCEPT}
          multiple={multiple}
          hidden={hydrated}
          onChange={() => takeChosen()}
        />
        {hydrated && (
          <Button variant="line" small onClick={() => input.current?.click()} aria-describedby={describedBy}>
            {button}
          </Button>
        )}
      </div>
      <RefusedPictures choice={choice} sentences={sentences} announced={!onRefused} />
    </>
  );
};
