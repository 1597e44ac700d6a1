import { useRef, useState } from 'react';
import { imageSentences } from '../client/picture-check.ts';
import { Button } from '../ui/Button.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { LostFiles } from '../ui/LostFiles.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';
import { PictureInput } from '../ui/PictureInput.tsx';
import { RefusedPictures } from '../ui/RefusedPictures.tsx';
import type { PictureChoice, RefusedPicture } from '../ui/usePictureChoice.ts';
import { LONG_WORD, Section, State } from './Section.tsx';
import { samplePicture } from './sample-picture.ts';

const photos = [samplePicture('armchair.svg'), samplePicture(`${LONG_WORD}.svg`)];

const refusal = (name: string, part: Omit<RefusedPicture, 'file'>): RefusedPicture => ({
  file: samplePicture(name),
  ...part,
});

const choice: PictureChoice = {
  refused: [
    refusal('IMG_0042.HEIC', { problem: 'heic', state: 'refused' }),
    refusal('large.jpg', { problem: 'size', state: 'refused' }),
    refusal('many-pixels.jpg', { problem: 'pixels', state: 'shrinking' }),
    refusal(`${LONG_WORD}.jpg`, { problem: 'pixels', state: 'too much for this device' }),
    refusal('train.jpg', { problem: 'pixels', state: 'not loaded' }),
    refusal('empty.jpg', { problem: 'empty', state: 'refused' }),
    refusal('gone.jpg', { problem: 'unreadable', state: 'refused' }),
  ],
  added: 'armchair.jpg',
  choose: async () => {},
  shrink: async () => {},
  remove: () => {},
};

const ChoosePicture = () => {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('nothing yet');
  return (
    <>
      <Button small variant="line" onClick={() => input.current?.click()}>
        Choose a picture
      </Button>
      <PictureInput ref={input} label="Picture" onChoose={(file) => setName(file.name)} />
      <p className="hint mt-sm">{`Chosen: ${name}`}</p>
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
      icon="camera"
      button="Choose photos"
      hydrated={hydrated}
      multiple
      onPictures={() => []}
    >
      Drop photos here
    </Dropzone>
  </div>
);

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
    <Section part="RefusedPictures">
      <State name="every reason, and one that was made smaller">
        <RefusedPictures choice={choice} sentences={imageSentences} announced={false} />
      </State>
    </Section>
    <Section part="LostFiles">
      <State name="one photo, and several of which one was too large">
        <LostFiles id="lost" field="photos" submitted={{ values: {}, errors: {}, lostFiles: 1 }} />
        <LostFiles
          id="lost-several"
          field="photos"
          submitted={{ values: {}, errors: { photos: 'Each image must be less than 5MB' }, lostFiles: 3 }}
        />
      </State>
    </Section>
    <Section part="PictureInput">
      <State name="hidden, opened by a button">
        <ChoosePicture />
      </State>
    </Section>
  </>
);
