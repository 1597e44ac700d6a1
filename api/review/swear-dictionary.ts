import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';

// Words that occur in medicine, bereavement and survivors' stories: never a reason on their own.
const NOT_SWEARING = new Set(
  'abo anal anus ass boob cum ejaculate hooker incest masturbate orgasm orgy penis rape scat semen sex vagina dyke fag nigger'.split(
    ' ',
  ),
);

const irish: readonly (readonly [root: string, ...patterns: ReturnType<typeof pattern>[]])[] = [
  ['nigger', pattern`n[i]gger`, pattern`|nigga`],
  ['faggot', pattern`|fag[g]ot`, pattern`|fgg[o]t`],
  ['paki', pattern`|paki|`, pattern`|pakis|`],
  ['pikey', pattern`|pike[e]y`, pattern`|piky|`, pattern`|pikies|`],
  ['gyppo', pattern`|gypo`, pattern`|gipo|`],
  ['wog', pattern`|wog|`, pattern`|wogs|`],
  ['raghead', pattern`|raghead`, pattern`|towelhead`],
  ['knacker', pattern`|knacker|`, pattern`|knackers|`],
  ['gobshite', pattern`|gobshit`],
  ['bollocks', pattern`|bol[l]ox`, pattern`|bol[l]ix`],
  ['scumbag', pattern`|scumbag`],
  ['tosser', pattern`|tos[s]er`],
  ['ass', pattern`|ass|`, pattern`|as[s]hole`],
  ['libtard', pattern`|libtard`],
  ['assclown', pattern`|as[s]clown`, pattern`|arseclown`, pattern`|as[s]hat`],
  ['asswipe', pattern`|as[s]wipe`, pattern`|arsewipe`],
  ['douchebag', pattern`|douchebag`, pattern`|douchecanoe`],
  ['cock', pattern`|cockwomble`, pattern`|cockhead`, pattern`|cockface`, pattern`|cockwaffle`],
  ['bellend', pattern`|bellend`],
  ['knobhead', pattern`|knobhead`],
  ['fuck', pattern`|phuck`, pattern`|fuq`, pattern`|motherfck`],
];

export const dictionary = irish.reduce(
  (words, [root, ...patterns]) =>
    words.addPhrase((phrase) =>
      patterns.reduce((entry, each) => entry.addPattern(each), phrase.setMetadata({ originalWord: root })),
    ),
  new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf((phrase) => NOT_SWEARING.has(phrase.metadata?.originalWord ?? '')),
);

export const matcher = new RegExpMatcher({
  ...dictionary.build(),
  ...englishRecommendedTransformers,
});
