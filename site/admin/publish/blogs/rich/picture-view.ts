import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import { parsePictureUrl } from '#contract/images/pictures.ts';
import type { Platform } from '../../../../client/platform.ts';
import { readPicture } from '../../../../client/read-picture.ts';
import { picturePath } from '../../../../ui/picture-copy.ts';

const WIDTH = 800;

/** Shows only the description of a picture on another website, as visitors do not get to see it. */
const foreignPicture = ({ attrs: { alt } }: Node): HTMLElement => {
  const chip = document.createElement('span');
  chip.className = 'foreign';
  chip.textContent = `Picture from elsewhere, which visitors do not see${alt ? `: ${alt}` : ''}`;
  return chip;
};

/** Fetches pictures with the session's token, as everywhere for staff. */
export const pictureView =
  (platform: Platform): NodeViewConstructor =>
  (first) => {
    const src = String(first.attrs.src);
    if (!parsePictureUrl(src)) return { dom: foreignPicture(first) };
    const dom = document.createElement('img');
    const leaving = new AbortController();
    let url = '';
    const describe = ({ attrs: { alt } }: Node) => {
      dom.alt = String(alt);
    };
    describe(first);
    dom.className = 'picture-wait';
    // What it shows stands there in words.
    const fail = () => {
      dom.className = 'picture-wait picture-wait--failed';
    };
    readPicture(platform, picturePath(src, WIDTH), leaving.signal, fail)
      .then((blob) => {
        if (leaving.signal.aborted) return;
        url = URL.createObjectURL(blob);
        dom.src = url;
        dom.className = '';
      })
      .catch(fail);
    return {
      dom,
      update: (node) => {
        if (node.type !== first.type || node.attrs.src !== src) return false;
        describe(node);
        return true;
      },
      destroy: () => {
        leaving.abort();
        if (url) URL.revokeObjectURL(url);
      },
    };
  };
