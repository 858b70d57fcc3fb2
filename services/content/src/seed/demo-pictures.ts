import { addExamples } from '@practice/service-kit';
import sharp from 'sharp';
import { storeBytes } from '../media/upload-image.ts';
import { mediaItemExamples } from './examples/media-item-examples.ts';

export type PictureName = 'shelf' | 'window';

/** A post's or page's picture, with what it shows in words. */
type DemoPicture = { featuredImage: string; featuredImageAlt: string };

/** Draws the pictures of the demonstration, of our own making and without people, and puts them into the library. */
export async function storeDemoPictures(): Promise<Record<PictureName, DemoPicture>> {
  const about = {
    shelf: 'Ahşap rafta renkli bloklar, kitaplar, bir saksı bitki ve oyuncak ev',
    window: 'Pencere önünde masa: kâğıt, boya kalemleri ve dışarıda yumuşak tepeler',
  };
  return {
    shelf: { featuredImage: await draw('raf.jpg', about.shelf, shelf), featuredImageAlt: about.shelf },
    window: { featuredImage: await draw('pencere.jpg', about.window, window), featuredImageAlt: about.window },
  };
}

async function draw(fileName: string, alt: string, content: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">${paints}${content}</svg>`;
  const { pictureId, values } = await storeBytes(
    await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 95 }).toBuffer(),
  );
  await addExamples(mediaItemExamples, {
    by: 'pictureId',
    rows: [{ ...values, pictureId, fileName, alt, tags: ['örnek'] }],
  });
  return values.url;
}

const paints = `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FDF4EC"/><stop offset="1" stop-color="#EADCC8"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#D9AE82"/><stop offset="1" stop-color="#B98656"/></linearGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#DCE8DE"/><stop offset="1" stop-color="#FBE6D5"/></linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#57392A" stop-opacity=".28"/><stop offset="1" stop-color="#57392A" stop-opacity="0"/></linearGradient>
<radialGradient id="light" cx=".2" cy=".1" r=".9"><stop offset="0" stop-color="#FFF" stop-opacity=".75"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></radialGradient>
</defs>`;

const shelf = `<rect width="1600" height="1000" fill="url(#wall)"/><rect width="1600" height="1000" fill="url(#light)"/>
<path d="M0 470h1600v46H0z" fill="url(#wood)"/><path d="M0 516h1600v74H0z" fill="url(#shade)"/>
<path d="M0 890h1600v46H0z" fill="url(#wood)"/><path d="M0 936h1600v64H0z" fill="url(#shade)"/>
<path d="M150 300h120v170H150z" fill="#388077"/><path d="M270 270h70v200h-70z" fill="#E58A4E"/><path d="M340 320h96v150h-96z" fill="#98B5A0"/><path d="m446 330 74-22 44 150-74 22z" fill="#F6CDAD"/>
<path d="M166 330h88v14h-88zM166 430h88v14h-88zM286 300h38v12h-38z" fill="#FFFDF9" opacity=".7"/>
<path d="M760 470c0-120 20-190 90-250-8 90-20 170-50 250zM790 470c20-130 90-200 190-220-30 100-80 170-160 220zM770 470c-30-90-90-140-170-160 10 80 60 130 150 160z" fill="#569A91"/>
<path d="M790 470c30-110 90-170 160-200-60 50-110 110-140 200z" fill="#86B9B1"/><path d="M690 380h210l-26 90H716z" fill="#CB6E33"/><path d="M680 366h230v28H680z" fill="#E58A4E"/>
<path d="m1120 300 130-110 130 110v170h-260z" fill="#FBE6D5"/><path d="m1096 312 154-132 154 132-22 22-132-112-132 112z" fill="#B45B22"/><path d="M1212 376h76v94h-76z" fill="#1F5F58"/><path d="M1310 350h44v44h-44zM1146 350h44v44h-44z" fill="#86B9B1"/>
<rect x="180" y="730" width="160" height="160" rx="14" fill="#E58A4E"/><rect x="350" y="730" width="160" height="160" rx="14" fill="#388077"/><rect x="262" y="562" width="160" height="160" rx="14" fill="#F0B083"/><circle cx="342" cy="642" r="42" fill="#FFFDF9" opacity=".8"/><path d="m430 770 50 80H380z" fill="#FFFDF9" opacity=".8"/><path d="M220 790h80v40h-80z" fill="#FFFDF9" opacity=".8"/>
<circle cx="690" cy="800" r="90" fill="#B5D5CF"/><path d="M606 770a90 90 0 0 1 168 0c-50 30-118 30-168 0Z" fill="#569A91"/><path d="M612 842a90 90 0 0 0 156 0c-48-24-108-24-156 0Z" fill="#FDF4EC"/>
<rect x="900" y="850" width="300" height="40" rx="10" fill="#98B5A0"/><rect x="926" y="806" width="248" height="40" rx="10" fill="#F6CDAD"/><rect x="950" y="762" width="200" height="40" rx="10" fill="#286E66"/>
<path d="M1300 890v-64a76 76 0 0 1 152 0v64h-44v-50a32 32 0 0 0-64 0v50z" fill="#CB6E33"/><circle cx="1376" cy="700" r="36" fill="#F0B083"/>`;

const window = `<rect width="1600" height="1000" fill="url(#wall)"/>
<rect x="330" y="90" width="940" height="570" rx="20" fill="#FFFDF9"/><rect x="360" y="120" width="880" height="510" fill="url(#sky)"/>
<circle cx="1010" cy="270" r="84" fill="#F0B083"/><circle cx="1010" cy="270" r="120" fill="#F0B083" opacity=".25"/>
<path d="M360 470c150-90 300-80 440-20s280 60 440-30v210H360z" fill="#BED2C3"/><path d="M360 540c200-70 330-40 480 0s280 30 400-20v110H360z" fill="#86B9B1"/><path d="M360 590c180-40 380-20 520 0s260 10 360-10v50H360z" fill="#569A91"/>
<path d="M560 520c-8-70 10-120 44-150 28 40 34 96 14 150zM660 540c-6-50 8-90 34-110 22 30 28 70 10 110z" fill="#286E66"/>
<path d="M785 120h30v510h-30zM360 350h880v26H360z" fill="#FFFDF9"/>
<path d="M270 60h150c20 220-10 440-110 620h-40zM1330 60h-150c-20 220 10 440 110 620h40z" fill="#F6CDAD"/><path d="M300 60h40c10 240-10 460-60 620h-10zM1300 60h-40c-10 240 10 460 60 620h10z" fill="#F0B083" opacity=".6"/>
<path d="M250 44h1100v26H250z" fill="url(#wood)"/>
<path d="M0 720h1600v280H0z" fill="url(#wood)"/><path d="M0 720h1600v26H0z" fill="#E8C49C"/>
<path d="m520 790 420-30 70 170-450 40z" fill="#57392A" opacity=".2"/><path d="m510 780 420-30 70 170-450 40z" fill="#FFFDF9"/>
<path d="M600 880c40-60 80-70 120-30s80 20 110-30" fill="none" stroke="#388077" stroke-width="14" stroke-linecap="round"/><circle cx="870" cy="800" r="26" fill="#E58A4E"/><path d="M620 920c60 10 160 0 260-16" fill="none" stroke="#98B5A0" stroke-width="12" stroke-linecap="round"/>
<path d="m1060 930 190-110 16 26-190 110-40 12z" fill="#E58A4E"/><path d="m1100 970 230-70 10 28-230 70-38-4z" fill="#388077"/>
<path d="M1330 640h150l-14 130h-122z" fill="#98B5A0"/><path d="M1352 640v-90h22v90zM1392 640V520h22v120zM1432 640v-80h22v80z" fill="#CB6E33"/><path d="m1352 550 11-24 11 24zM1392 520l11-26 11 26zM1432 560l11-24 11 24z" fill="#FBE6D5"/>
<path d="M170 770c-60-90-50-180-10-240 50 60 60 150 30 240zM190 770c10-100 60-160 130-180 0 80-40 150-110 190z" fill="#569A91"/><path d="M110 700h190l-24 110H134z" fill="#E5DED3"/>`;
