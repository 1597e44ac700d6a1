/** Texts that staff read first, with the kind of the reason. Nobody is refused. */
export const held: readonly (readonly [text: string, kind: string])[] = [
  ['Nurse Mary Kehoe on the ward hit my mother twice that night.', 'person'],
  ['I cannot forget how Dr. Hanrahan spoke to us in the corridor.', 'person'],
  ['We saw Dr O’Dwyer in the morning and he was lovely.', 'person'],
  ['NURSE KEHOE WAS RUDE TO MY MOTHER AND TO US ALL.', 'person'],
  ['that nurse mary kehoe was rude to my mother every night', 'person'],
  ['The ward manager, Mr Doran, never rang us back about it.', 'person'],
  ['Our consultant Patricia Nolan took all the time in the world.', 'person'],
  ['Siobhán Walsh, the receptionist, laughed at my father.', 'person'],
  ['My neighbour Tom Furlong has cancer and will not tell anybody.', 'person'],
  ['My daughter Aoife has leukaemia and goes to Scoil Bhride.', 'person'],
  ['My friend Declan works at Glanbia and drinks all day at home.', 'person'],
  ['My daughter Aoife Byrne (born 3 May 2014) is very ill at home.', 'birth-date'],
  ['Her DOB: 03/05/1961 if you need it for the form, thank you.', 'birth-date'],
  ['He told me to shut my fucking mouth and I cried all the way home.', 'profanity'],
  ['The man beside us called me a bitch and the nurse moved him.', 'profanity'],
  ['He said he would find me, and then he said "I will kill you" at the door.', 'threat'],
  ['Jesteście bandą idiotów i złodziei, wszyscy razem.', 'language'],
  ['to i tak was nie lubi nikt, wy stare kurwy z urzędu', 'language'],
  ['Obrigado a todos pela ajuda com a minha mãe no hospital.', 'language'],
  ['Our number at home was 913 1234 when I was a small girl there.', 'phone'],
];

/** Near what is held: nothing at all is said of them. */
export const untouched: readonly string[] = [
  'My mother was treated as an idiot by the receptionist, and it hurt her as much as me.',
  'They treated the patients as animals, as if nobody would ever ask.',
  'The old cock crowed at dawn and I knew that I had got through the night.',
  'She takes the tablets PRN and the group helps with the rest of it.',
  'My husband died in St Anne’s ward in March, and the nurses were so good to us all.',
  'Waterford Hospital and Wexford Hospital were both very good to my mother.',
  'The nurse on Ward 4 held my hand, and the doctor in the Mater was patient with me.',
  'The doctors and nurses of University Hospital Galway saved my life that winter.',
  'My sister had breast cancer, and the lifts to the hospital meant everything to us.',
  'We walked from Borris to Graiguenamanagh, and the sister of the bride sang on the way.',
  'I was born in Carlow and have lived here all my life, beside the shop.',
  'He was treated as one of the family, as if they had known him for years.',
];

/** Words of crisis as people type them. */
export const typedInDistress: readonly string[] = [
  'I dont want to be here anymore',
  'i dont want to live any more since she went',
  'i cant go on and i have the tablets saved up',
  'left me feeling suicidal again',
  'i feel suicidl most evenings',
  'i keep thinking about sucide and nobody knows',
  'My daughter is self harming',
  'I want to kill myslef tonight',
  'i wanna die',
  'I just want 2 die',
  'im going to end it all tonight',
  'I took an overdos last week and the nurse found me.',
  'I want to d\u200bie.',
  'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
  'I w\u0430nt t\u043e die',
  'everyone would be better off without me, I know it',
  'Since Noel went I do not see the point of lighting the fire',
  'I am afraid of my husband when he drinks',
  'Nie chcę już żyć, nie mam siły.',
  'Chce umrzec, tak bardzo boli.',
  'Я не хочу більше жити.',
  'Nu mai vreau să trăiesc așa.',
  'Não quero mais viver sem ela.',
  'Ba mhaith liom bás a fháil.',
];

/** Past, fiction and idioms: no help is needed now. */
export const typedNotInDistress: readonly string[] = [
  'She took her own life in 2010 and we still miss her every day.',
  'I thought I was going to die and the nurse held my hand',
  'I am going to die soon, they tell me',
  'In the book the girl kills herself at the end, and we talked about it in the group.',
  'My brother ended his life ten years ago and the group helped us all.',
  'He hurt himself in a fall on the ice and you brought him to the clinic.',
  'The suicide prevention talk in the hall was very good.',
  'I was dying to hear how she got on with the operation.',
  'The self-harm team at the hospital gave a talk to the parents.',
  'Fuair mo mháthair bás sa bhaile agus bhí sibh ann di.',
];

/** Details of one kind as people write them, with what the mask replaces. */
export const details: readonly (readonly [text: string, kind: string, masked: string])[] = [
  ['we live at 14 main street, carlow if you pass', 'postal-address', '14 main street, carlow'],
  ['CALL TO 14 MAIN STREET, NEW ROSS, CO. WEXFORD ANY TIME', 'postal-address', '14 MAIN STREET, NEW ROSS, CO. WEXFORD'],
  ['I am at 7 Pearse Park, Tullow, Co. Carlow.', 'postal-address', '7 Pearse Park, Tullow, Co. Carlow'],
  ['she is in 22 riverside close, gorey, co wexford now', 'postal-address', '22 riverside close, gorey, co wexford'],
  ['My card is 4111 1111 1111 1111 if you want it.', 'card', '4111 1111 1111 1111'],
  ['Take it from 5500-0000-0000-0004, please.', 'card', '5500-0000-0000-0004'],
  ['Find me as @mary.kehoe_73 any time.', 'handle', '@mary.kehoe_73'],
  ['Pay IE29 AIBK 9311 5212 3456 789 please', 'iban', 'IE29 AIBK 9311 5212 3456 789'],
  ['My account number is 12345678 at the bank', 'account', '12345678'],
  ['The sort code 93-11-52 is mine', 'account', '93-11-52'],
  ['Ring me on \uff10\uff18\uff17 123 4567 tonight', 'phone', '\uff10\uff18\uff17 123 4567'],
  ['Ring me on 087\u200b1234567 tonight', 'phone', '087\u200b1234567'],
];

/** Advertising of more kinds. */
export const advertising: readonly string[] = [
  'Text WIN to 57111 now for your chance of a new car.',
  'Call 1550 123 456 and hear what the stars hold for you.',
  'You have won a prize, claim your gift card today.',
  'Please subscribe to my channel for more of these stories.',
];

/** One insult in its disguises: each is refused like the plain one. */
export const disguised: readonly string[] = [
  'You are a cunt of a nurse.',
  'You are a c u n t of a nurse.',
  'You are a c  u  n  t of a nurse.',
  'You are a c.u.n.t of a nurse.',
  'You are a c - u - n - t of a nurse.',
  'You are a cu-nt of a nurse.',
  'You are a cu\u2063nt of a nurse.',
  'You are a cu\u034fnt of a nurse.',
  'You are a c\ufe0funt of a nurse.',
  'You are a \u0441unt of a nurse.',
  'You are a ｃｕｎｔ of a nurse.',
  'You are a c\u0336u\u0336n\u0336t\u0336 of a nurse.',
];
