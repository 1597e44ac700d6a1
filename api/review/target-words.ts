const list = (words: string): string[] => words.trim().split(/\s+/);

export const PERSON_WORDS: readonly string[] = list(`
  nurse nurses doctor doctors dr consultant consultants surgeon surgeons gp gps staff manager managers management
  receptionist receptionists volunteer volunteers driver drivers porter porters carer carers matron secretary
  secretaries guard guards man men woman women lady ladies girl girls boy boys lad lads fella fellas guy guys bloke
  blokes people person team crowd lot shower wan wans boss husband wife brother sister mother father mam dad daughter
  director directors committee trustee trustees administrator administrators clerk clerks cleaner cleaners cook cooks chef
  pharmacist dentist dentists midwife midwives registrar chairman chairwoman ceo
  neighbour neighbours patient patients politician politicians minister assistant assistants owner owners cashier
  cashiers everyone everybody hoor whore therapist physio counsellor paramedic paramedics
  fucker fuckers bitch bitches bastard bastards cunt cunts prick pricks`);

export const PEOPLE: ReadonlySet<string> = new Set(PERSON_WORDS);
export const FIRST_PERSON: ReadonlySet<string> = new Set(list('i me myself we im'));
export const SECOND_PERSON: ReadonlySet<string> = new Set(list('you u ye yous youse yis your yer ya ur youre'));
export const THIRD_PERSON: ReadonlySet<string> = new Set(list('he she they him her them his their hes shes theyre'));

export const HARMLESS_TARGETS: ReadonlySet<string> = new Set(
  list(`
  it its cancer disease illness condition tumour tumor chemo chemotherapy radiotherapy ms copd als mnd parkinson parkinsons
  alzheimer alzheimers dementia stroke diabetes arthritis lupus crohn crohns covid virus infection depression addiction
  pain grief life luck year years day days week weeks month months night nights morning time times winter weather rain
  traffic parking road hill journey drive trip operation treatment treatments job thing things machine stairs door lift
  bus diagnosis situation queue wait form forms paperwork system stoma needle drug drugs leg back knee hip disorder
  leukaemia lymphoma melanoma sarcoma epilepsy sepsis christmas january february march november december monday`),
);

export const ILLNESS_CONTEXT: ReadonlySet<string> = new Set(
  list(`
  beat beating beaten fight fighting fought battle battling battled kick kicked survive survived remission defeat
  defeated cancer disease illness tumour tumor leukaemia lymphoma mnd ms dementia parkinson parkinsons`),
);

export const FILLERS: ReadonlySet<string> = new Set(
  list(`
  is are was were be been being am re a an the this that those these such some what total totally absolute absolutely
  complete completely utter utterly right real proper pair bunch of pack load gang all both just only so very fat old
  little big rude ignorant stupid lazy useless horrible nasty cheeky smug dirty ugly thick evil cruel mean cold son
  sons piece pieces bit and fucking fuckin feckin fecking bloody goddamn miserable lying heartless arrogant`),
);

export const COPULAS: ReadonlySet<string> = new Set(list('is are was were be been has have had will would can'));
export const POINTERS: ReadonlySet<string> = new Set(list('the that those these them dat'));

export const AFFECTIONATE: ReadonlySet<string> = new Set(
  list('poor lucky tough brave mad jammy stubborn cute sound crazy'),
);

/** Refused only after a swear word: "a fucking idiot". */
export const RUDE_NAMES: ReadonlySet<string> = new Set(
  list(`
  idiot idiots eejit eejits moron morons liar liars clown clowns fool fools thief thieves scum cow cows pig pigs animal
  animals muppet muppets imbecile imbeciles witch witches crook crooks hag rat rats dope dopes waster wasters weirdo
  loser losers parasite parasites psycho psychos waste`),
);
