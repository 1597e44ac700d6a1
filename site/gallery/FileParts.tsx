import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { Camera } from '../ui/icons/Camera.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';
import { PictureInput } from '../ui/PictureInput.tsx';
import { LONG_WORD, Section, State } from './Section.tsx';
import { samplePicture } from './sample-picture.ts';

const photos = [samplePicture('armchair.svg'), samplePicture(`${LONG_WORD}.svg`)];

const ChoosePicture = () => {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('nothing yet');
  return (
    <>
      <Button small variant="line" onClick={() => input.current?.click()}>
        Choose a picture
      </Button>
      <PictureInput ref={input} label="Picture" onChoose={(file) => setName(file.name)} />
      <p className="hint mt-sm">Chosen: {name}</p>
    </>
  );
};

const Drop = ({ id, hydrated }: { id: string; hydrated: boolean }) => (
  <div className="field">
    <Dropzone
      id={id}
      name={id}
      label="Photos"
      note="Optional"
      icon={Camera}
      button="Choose photos"
      hydrated={hydrated}
      multiple
      onFiles={() => undefined}
    >
      Drop photos here
    </Dropzone>
  </div>
);

/** Choosing pictures and showing what was chosen. */
export const FileParts = () => (
  <>
    <Section part="Dropzone">
      <State name="hydrated">
        <Drop id="gallery-drop" hydrated />
      </State>
      <State name="without scripts">
        <Drop id="gallery-drop-static" hydrated={false} />
      </State>
    </Section>
    <Section part="PhotoThumb">
      <State name="normal, long words">
        <div className="thumbs">
          {photos.map((file) => (
            <PhotoThumb key={file.name} file={file} onRemove={() => undefined} />
          ))}
        </div>
      </State>
    </Section>
    <Section part="PictureInput">
      <State name="hidden, opened by a button">
        <ChoosePicture />
      </State>
    </Section>
  </>
);
