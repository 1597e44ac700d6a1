import type { MailWords } from '#contract/mail-admin/mail-templates.ts';

const SLIP = '> Twój numer\\\n> **{{reference}}**';
const OWN_PAGE = '[Zobacz swoją darowiznę]({{manageLink}})';
const OWN_STORY = '[Zobacz swoją opinię]({{manageLink}})';

export const polishDrafts = {
  'offer-received': {
    subject: 'Mamy Twoją ofertę: {{reference}}',
    body: `# Dziękujemy

Mamy Twoją ofertę. Przeczyta ją ktoś z nas i skontaktujemy się w ciągu 2–3 dni roboczych: do tego czasu prosimy wszystko zatrzymać.

${SLIP}

{{steps}}

## Co zaoferowano

{{item}}, stan: {{condition}}.

## Własna strona

Możesz sprawdzić stan sprawy, dodać zdjęcia lub wycofać ofertę. Może to zrobić każdy, kto ma ten link, więc zachowaj go dla siebie.

${OWN_PAGE}

Ta oferta nie jest od Ciebie? Zadzwoń do nas, a usuniemy ją z naszej listy.`,
  },
  'offer-approved-pickup': {
    subject: 'Tak, chętnie: {{reference}}',
    body: `# Chętnie to przyjmiemy, {{firstName}}

Znamy już Twoją ofertę i możemy z niej skorzystać. Zadzwonimy lub napiszemy, aby uzgodnić dzień, w którym przyjedzie nasza furgonetka.

${SLIP}

{{steps}}

## Do tego czasu

Prosimy przechowywać rzeczy w suchym miejscu, w miarę możliwości przy drzwiach. Jeśli wcześniej trafią do kogoś innego, daj nam znać na swojej stronie.

${OWN_PAGE}`,
  },
  'offer-approved-drop-off': {
    subject: 'Tak, chętnie: {{reference}}',
    body: `# Chętnie to przyjmiemy, {{firstName}}

Znamy już Twoją ofertę i możemy z niej skorzystać. Prosimy przywieźć rzeczy do dogodnego sklepu w godzinach otwarcia.

${SLIP}

## Nasze sklepy

{{shops}}

Przy ladzie podaj swój numer. Jeśli jednak nie możesz przyjechać, wycofaj ofertę na swojej stronie.

${OWN_PAGE}`,
  },
  'offer-declined': {
    subject: 'W sprawie Twojej oferty {{reference}}',
    body: `# Dziękujemy za tę ofertę, {{firstName}}

Znamy już Twoją ofertę, ale niestety nie możemy jej przyjąć. {{reason}}

Inne rzeczy są mile widziane: krzesła, lampy, książki, płaszcz.

${SLIP}

Twoja strona pozostaje pod tym samym adresem:

${OWN_PAGE}`,
  },
  'days-offered': {
    subject: 'Wybierz dzień: {{reference}}',
    body: `# Który dzień pasuje, {{firstName}}?

Furgonetka może przyjechać w każdym z tych terminów. Wybierz jeden, a od razu zostanie zarezerwowany dla Ciebie.

{{days}}

Żaden nie pasuje? Poproś o inny dzień na swojej stronie lub zadzwoń do nas: {{phone}}.

${OWN_PAGE}

Inni też wybierają: termin może się zająć, a strona pokazuje, co zostało.

${SLIP}`,
  },
  'day-agreed': {
    subject: 'Uzgodniono: {{day}}',
    body: `# Do zobaczenia, {{firstName}}

Nasza furgonetka przyjedzie w tym terminie: **{{day}}**. Adres: {{address}}.

Ktoś musi być w domu. Zajmie to około dziesięciu minut.

${SLIP}

Jeśli coś się zmieni, daj nam znać na swojej stronie lub zadzwoń do nas: {{phone}}.

${OWN_PAGE}`,
  },
  'day-reminder': {
    subject: 'Jutro: {{day}}',
    body: `# Jutro przyjeżdżamy, {{firstName}}

Nasza furgonetka przyjedzie w tym terminie: **{{day}}**. Adres: {{address}}. W miarę możliwości prosimy przygotować wszystko przy drzwiach.

${SLIP}

Termin już nie pasuje? Zadzwoń do nas, aby furgonetka nie jechała na próżno: {{phone}}.

${OWN_PAGE}`,
  },
  'day-changed': {
    subject: 'Zmiana terminu odbioru: {{reference}}',
    body: `# Przepraszamy, {{firstName}}

{{change}}

Na Twoją darowiznę czekamy tak samo jak dotąd. Twoja strona pokazuje stan sprawy i to, co będzie dalej.

${OWN_PAGE}

${SLIP}

Jeśli wolisz z kimś porozmawiać, zadzwoń do nas: {{phone}}.`,
  },
  'day-missed': {
    subject: 'Byliśmy i nikogo nie było: {{reference}}',
    body: `# Szkoda, że się minęliśmy, {{firstName}}

Nasza furgonetka była pod adresem {{address}}, **{{called}}**, i nikogo nie było.

Na Twoją darowiznę czekamy tak samo jak dotąd. Na swojej stronie możesz wybrać inny dzień lub napisać nam, kiedy ktoś będzie w domu.

${OWN_PAGE}

${SLIP}

Jeśli wolisz z kimś porozmawiać, zadzwoń do nas: {{phone}}.`,
  },
  'day-asked': {
    subject: 'Szukamy innego dnia: {{reference}}',
    body: `# Mamy Twoją wiadomość, {{firstName}}

Prosisz o inny dzień. Zadzwonimy lub napiszemy do Ciebie. Wcześniej uzgodniony dzień już nie obowiązuje: furgonetka wtedy nie przyjedzie.

${OWN_PAGE}

${SLIP}`,
  },
  'offer-withdrawn': {
    subject: 'Oferta wycofana: {{reference}}',
    body: `# Oferta jest wykreślona z naszej listy, {{firstName}}

Twoja oferta została wycofana i nikt nie będzie dzwonić. Dziękujemy, że o nas pomyślano.

${SLIP}

Jeśli dzień był uzgodniony, do tej wiadomości dołączony jest plik, który usuwa go z kalendarza. Ktoś wycofał ofertę bez Twojej wiedzy? Zadzwoń do nas: {{phone}}.`,
  },
  'offer-collected': {
    subject: 'Dziękujemy, {{firstName}}',
    body: `# Rzeczy dotarły, {{firstName}}

Twoja darowizna jest już u nas. To, co przyniesie w sklepie, opłaca przejazdy do szpitala, cotygodniowe zakupy i rozmowę z kimś, kto wysłucha.

Dziękujemy, cały zespół {{charity}}.

${SLIP}`,
  },
  'offer-letter': {
    subject: 'W sprawie Twojej oferty {{reference}}',
    body: `# Dzień dobry, {{firstName}}

{{message}}

Prosimy o odpowiedź telefonicznie, {{phone}}, albo o dodanie zdjęć na swojej stronie.

${OWN_PAGE}

${SLIP}`,
  },
  'testimonial-letter': {
    subject: 'W sprawie Twojej opinii dla {{charity}}',
    body: `# Dzień dobry, {{name}}

{{message}}

W razie pytań prosimy o telefon: {{phone}}.

${OWN_STORY}`,
  },
  'testimonial-received': {
    subject: 'Twoja opinia dla {{charity}}',
    body: `# Dziękujemy za tę opinię

Do {{charity}} wysłano opinię z tym adresem e-mail. Pod tym prywatnym linkiem można ją w każdej chwili przeczytać, poprawić lub wycofać:

${OWN_STORY}

Może to zrobić każdy, kto ma ten link: zachowaj go dla siebie. Jeśli opinia nie jest od Ciebie, możesz ją przez ten link usunąć.`,
  },
  'testimonial-published': {
    subject: 'Twoja opinia jest na naszej stronie',
    body: `# Twoje słowa są opublikowane

Znamy już Twoją opinię i jest ona teraz na naszej stronie. Dziękujemy: pomaga innym prosić o pomoc.

[Przeczytaj ją wśród innych]({{testimonialsLink}})

Nadal możesz ją poprawić lub wycofać, kiedy tylko zechcesz:

${OWN_STORY}`,
  },
  'testimonial-not-published': {
    subject: 'W sprawie Twojej opinii dla {{charity}}',
    body: `# Dziękujemy za Twoje słowa

Znamy już Twoją opinię i w tej postaci nie umieścimy jej na naszej stronie. Może chodzić o szczegół, na przykład o nazwisko innej osoby; nie mówi to nic o tym, co masz za sobą.

Możesz ją zmienić na swojej stronie, a my przeczytamy ją ponownie. Możesz też do nas zadzwonić, {{phone}}: chętnie o tym porozmawiamy.

${OWN_STORY}`,
  },
} satisfies Record<string, MailWords>;
