/**
 * Lower case, without digits and symbols at the ends. Leaked passwords of twelve characters are nearly always one of these
 * with something added.
 */
const WORDS = `
aaaaaa abcdef abcdefg abcdefgh access adidas admin administrator adminadmin adobe agent alexander alexandra alexis
america amanda andrea andrew angel angela angelina angels animal anthony apollo apple april arsenal arthur ashley
ashleigh asdasd asdfasdf asdfghjkl august austin awesome babygirl backup badboy banana barcelona baseball basketball
batman beatrice beautiful bella benjamin bigdog birthday bismillah blessed blink bonjour bonnie booboo brandon brandy
brian bubbles buddy bulldog buster butterfly butthead caroline carmen camaro cameron casper celtic celtics chandler
changeit changeme changemenow changemeplease charlene charles charlie charity cheese chelsea cherry chester chicago
chicken chocolate chris christian christine christopher claire classic coffee compaq computer computers contrasena
cookie cookies corvette cowboy cowboys creative crystal dallas daniel danielle david debbie december default demo
denise dennis diamond dolphin donald dragon dragons dublin eagles eclipse edward einstein elephant elizabeth eminem
england enterprise fender ferrari fireman fishing flower flowers football forever formula freedom friend friends
fucker fuckme fuckoff fuckyou gabriel galway garden gateway genesis george gfhjkm giants ginger girls godisgood golden
golfer google goodluck guest guitar gunner hannah happy happiness harley harrypotter heather hello helloworld
hellokitty helpme hercules hockey hottie hunter iamthebest iceman ihateyou iloveu iloveyou internet ireland iwantu
jackson jaguar jasmine jasper jennifer jeremy jessica jesus jesuschrist jesusislord johnny johnson jonathan jordan
joseph joshua junior justin karina kathleen katherine kerry kevin killer kimberly kingkong kitten knight ladybug
lakers lauren legend letmein letmeinnow letmeinplease liberty lifehack linkedin lionking liverpool liverpoolfc london
love loveme lovely lover loveyou lucky maggie magic manager manchester manchesterunited manutd marina marine marlboro
martin master masterkey matrix matthew maverick maxwell melissa mercedes merlin metallica michael michelle mickey
microsoft midnight minecraft mohammed monday money monica monkey monster morgan mother motherfucker motorola mountain
mustang mypassword myspace naruto natasha nathan ncc nicole nintendo nirvana november nothing october office oliver
olivia orange organization packers panther panda paradise parker passion passme passpass passphrase passw passwd
password passwords passwordpassword passwort patches patrick peaches peanut pepper phoenix player please pokemon
police porsche portal pretty prince princess private psycho public purple qazqaz qazwsx qazwsxedc qwaszx qweasd
qweasdzxc qweqwe qweqweqwe qwert qwerty qwertyqwerty qwertyui qwertyuiop rabbit rachel raiders rainbow ranger rangers
rebecca redsox richard robert rocket ronaldo root rosebud runner rush samantha samsung samuel sandra saturday
scooter scorpion scotland secret secretpassword security senha september server service shadow shannon sharon sierra
silver simple skywalker slipknot smokey snoopy soccer sophie southeast spider spiderman spring spongebob stalker
starwars steelers stella stephanie steven strawberry student summer sunday sunflower sunshine superman superstar
supervisor support surfer swordfish sydney system taylor temp temporary temppass temppassword tennis test testing
testtest testpass testpassword testuser theman therock thomas thunder tigger tiffany tiger tinkerbell tokyo tomcat
topsecret toyota travis trustno trustnoone tucker turtle twitter tyler unknown user username vanessa victor victoria
viking vincent volunteer warrior waterford webmaster welcome welcomeback welcomehome wexford whatever william
williams willow wilson winner winston winter wizard wolverine wrestling xavier yamaha yankees yellow zachary zaqwsx
zaqxsw zxcvbn zxcvbnm zxczxc
`;

const COMMON_PASSWORDS = `
1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc q1w2e3r4t5y6 q1w2e3r4t5y6u7
zaq12wsxcde3 zaq1xsw2cde3 a1b2c3d4e5f6 a1s2d3f4g5h6 1a2b3c4d5e6f 1a2s3d4f5g6h abc123abc123 abc123456789 a123456789012
123qweasdzxc 123456qwerty 123abc456def 147258369147 147258369000 159753456852 789456123000 741852963000 112233445566
100200300400 420420420420 696969696969 19841984 correcthorsebatterystaple thisisapassword thisismypassword
iloveyouforever iloveyousomuch mynameis whatthefuck whatthehell nopassword
`;

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const commonWords = listOf(WORDS);
export const commonPasswords = listOf(COMMON_PASSWORDS);
