import type { MailWords } from '#contract/mail-admin/mail-templates.ts';

const SLIP = '> D’uimhir thagartha\\\n> **{{reference}}**';
const OWN_PAGE = '[Féach ar do bhronntanas]({{manageLink}})';
const OWN_STORY = '[Féach ar do theistiméireacht]({{manageLink}})';

export const irishDrafts = {
  'offer-received': {
    subject: 'Tá do thairiscint againn: {{reference}}',
    body: `# Go raibh maith agat

Tá do thairiscint againn. Léifidh comhghleacaí í, agus déanfaimid teagmháil leat laistigh de 2–3 lá oibre: coinnigh gach rud go dtí sin, le do thoil.

${SLIP}

{{steps}}

## An rud a thairg tú

{{item}}, bail: {{condition}}.

## Do leathanach féin

Féach cá bhfuil sé, cuir grianghraif leis, nó tarraing siar é. Is féidir le duine ar bith a bhfuil an nasc seo aige é sin a dhéanamh, mar sin coinnigh agat féin é.

${OWN_PAGE}

Nárbh tusa a bhí ann? Glaoigh orainn, agus bainfimid dár liosta é.`,
  },
  'offer-approved-pickup': {
    subject: 'Ba bhreá linn é: {{reference}}',
    body: `# Ba bhreá linn é, {{firstName}}

D’fhéachamar ar do thairiscint, agus is féidir linn úsáid a bhaint aisti. Glaofaimid nó scríobhfaimid chugat chun lá a shocrú don veain.

${SLIP}

{{steps}}

## Go dtí sin

Coinnigh tirim é, agus in aice leis an doras más féidir, le do thoil. Má théann sé chuig duine eile ar dtús, inis dúinn ar do leathanach.

${OWN_PAGE}`,
  },
  'offer-approved-drop-off': {
    subject: 'Ba bhreá linn é: {{reference}}',
    body: `# Ba bhreá linn é, {{firstName}}

D’fhéachamar ar do thairiscint, agus is féidir linn úsáid a bhaint aisti. Tabhair chuig an siopa is fearr a oireann duit é, le linn uaireanta oscailte.

${SLIP}

## Ár siopaí

{{shops}}

Tabhair d’uimhir thagartha ag an gcuntar. Mura féidir leat teacht tar éis an tsaoil, tarraing siar do thairiscint ar do leathanach.

${OWN_PAGE}`,
  },
  'offer-declined': {
    subject: 'Maidir le do thairiscint {{reference}}',
    body: `# Go raibh maith agat as é a thairiscint, {{firstName}}

D’fhéachamar ar do thairiscint, agus is oth linn nach féidir linn glacadh léi. {{reason}}

Tá fáilte roimh rudaí eile: cathaoireacha, lampaí, leabhair, cóta.

${SLIP}

Tá do leathanach san áit a raibh sé:

${OWN_PAGE}`,
  },
  'days-offered': {
    subject: 'Roghnaigh lá: {{reference}}',
    body: `# Cén lá a oireann duit, {{firstName}}?

Is féidir leis an veain teacht aon lá díobh seo. Roghnaigh ceann, agus coinneofar duit láithreach é.

{{days}}

Nach n-oireann aon cheann díobh? Iarr lá eile ar do leathanach, nó glaoigh orainn ar {{phone}}.

${OWN_PAGE}

Tá daoine eile ag roghnú freisin: d’fhéadfadh lá imeacht, agus taispeánann an leathanach a bhfuil fágtha.

${SLIP}`,
  },
  'day-agreed': {
    subject: 'Socraithe: {{day}}',
    body: `# Feicfimid ansin thú, {{firstName}}

Tiocfaidh ár veain an lá seo: **{{day}}**. An seoladh: {{address}}.

Ní mór do dhuine éigin a bheith sa bhaile. Tógann sé thart ar dheich nóiméad.

${SLIP}

Má thagann rud éigin aníos, inis dúinn ar do leathanach nó glaoigh orainn ar {{phone}}.

${OWN_PAGE}`,
  },
  'day-reminder': {
    subject: 'Amárach: {{day}}',
    body: `# Beimid chugat amárach, {{firstName}}

Tiocfaidh ár veain an lá seo: **{{day}}**. An seoladh: {{address}}. Bíodh gach rud in aice leis an doras más féidir, le do thoil.

${SLIP}

Nach n-oireann sé a thuilleadh? Glaoigh orainn ar {{phone}}, ionas nach dtiocfaidh an veain in aisce.

${OWN_PAGE}`,
  },
  'day-changed': {
    subject: 'Tá athrú ar do bhailiú: {{reference}}',
    body: `# Tá brón orainn, {{firstName}}

{{change}}

Tá an fháilte chéanna roimh do bhronntanas is a bhí. Taispeánann do leathanach cá bhfuil sé agus cad a thagann ina dhiaidh seo.

${OWN_PAGE}

${SLIP}

Más fearr leat labhairt le duine, glaoigh orainn ar {{phone}}.`,
  },
  'day-missed': {
    subject: 'Ghlaomar, agus ní raibh aon duine ann: {{reference}}',
    body: `# Tá brón orainn nach bhfacamar thú, {{firstName}}

Bhí ár veain ag {{address}}, **{{called}}**, agus ní raibh aon duine ann.

Tá an fháilte chéanna roimh do bhronntanas is a bhí. Ar do leathanach is féidir leat lá eile a roghnú, nó a rá linn cathain a bheidh duine éigin sa bhaile.

${OWN_PAGE}

${SLIP}

Más fearr leat labhairt le duine, glaoigh orainn ar {{phone}}.`,
  },
  'day-asked': {
    subject: 'Táimid ag lorg lá eile: {{reference}}',
    body: `# Tá do nóta againn, {{firstName}}

D’iarr tú lá eile, agus glaofaimid nó scríobhfaimid chugat. Ní sheasann lá a socraíodh roimhe seo a thuilleadh: ní thiocfaidh an veain an lá sin.

${OWN_PAGE}

${SLIP}`,
  },
  'offer-withdrawn': {
    subject: 'Tarraingthe siar: {{reference}}',
    body: `# Tá sé bainte dár liosta, {{firstName}}

Tharraing tú do thairiscint siar, agus ní ghlaofaidh aon duine. Go raibh maith agat as smaoineamh orainn.

${SLIP}

Má socraíodh lá, tá comhad leis an ríomhphost seo a bhaineann as d’fhéilire é. Nach tusa a tharraing siar é? Cuir glaoch orainn: {{phone}}.`,
  },
  'offer-collected': {
    subject: 'Go raibh maith agat, {{firstName}}',
    body: `# Tháinig sé, {{firstName}}

Tá do bhronntanas againn anois. Íocann an méid a fhaightear air sa siopa as síobanna chuig an ospidéal, as an tsiopadóireacht sheachtainiúil, agus as duine le labhairt leis.

Go raibh maith agat uainn go léir ag {{charity}}.

${SLIP}`,
  },
  'offer-letter': {
    subject: 'Maidir le do thairiscint {{reference}}',
    body: `# Dia duit, {{firstName}}

{{message}}

Freagair ar an bhfón, {{phone}}, nó cuir grianghraif leis ar do leathanach, le do thoil.

${OWN_PAGE}

${SLIP}`,
  },
  'testimonial-letter': {
    subject: 'Maidir le do theistiméireacht do {{charity}}',
    body: `# Dia duit, {{name}}

{{message}}

Má tá aon cheist agat, glaoigh orainn ar {{phone}}.

${OWN_STORY}`,
  },
  'testimonial-received': {
    subject: 'Do theistiméireacht do {{charity}}',
    body: `# Go raibh maith agat as é a insint dúinn

Seoladh teistiméireacht chuig {{charity}} leis an seoladh ríomhphoist seo. Leis an nasc príobháideach seo is féidir leat í a léamh arís, a cheartú nó a tharraingt siar am ar bith:

${OWN_STORY}

Is féidir le duine ar bith a bhfuil an nasc aige é sin a dhéanamh: coinnigh agat féin é, le do thoil. Mura tusa a sheol teistiméireacht, is féidir leat í a scriosadh leis an nasc.`,
  },
  'testimonial-published': {
    subject: 'Tá do theistiméireacht ar ár suíomh',
    body: `# Tá d’fhocail foilsithe

Léamar do theistiméireacht, agus tá sí ar ár suíomh anois. Go raibh maith agat: cabhraíonn sí le daoine eile cabhair a iarraidh.

[Léigh í i measc na gceann eile]({{testimonialsLink}})

Is féidir leat í a cheartú nó a tharraingt siar fós, am ar bith is mian leat:

${OWN_STORY}`,
  },
  'testimonial-not-published': {
    subject: 'Maidir le do theistiméireacht do {{charity}}',
    body: `# Go raibh maith agat as scríobh chugainn

Léamar do theistiméireacht, agus ní chuirfimid ar ár suíomh í mar atá. D’fhéadfadh baint a bheith aige sin le mionsonra, amhail ainm duine eile, agus ní deir sé aon rud faoin méid ar tháinig tú tríd.

Is féidir leat í a athrú ar do leathanach féin, agus léifimid arís í. Nó glaoigh orainn ar {{phone}}: is breá linn labhairt fúithi.

${OWN_STORY}`,
  },
} satisfies Record<string, MailWords>;
