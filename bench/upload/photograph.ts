import sharp from "sharp";

/** 12 megapixels, as telephones take them. */
const [width, height] = [4000, 3000];

/** A JPEG with a photograph's weight: soft colours, edges of things, and the grain of a sensor. */
export async function newPhotograph(): Promise<Buffer> {
  const shapes = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 977 + 131) % width, (at * 613 + 71) % height];
    const hue = (at * 47 + 13) % 360;
    return `<ellipse cx="${x}" cy="${y}" rx="${120 + ((at * 89) % 500)}" ry="${90 + ((at * 53) % 380)}" fill="hsl(${hue} 55% 50%)" fill-opacity="0.55"/>`;
  });
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(1 40% 75%)"/>
    <stop offset="1" stop-color="#43302b"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${shapes.join("")}</svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .blur(0.7)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(scene))
    .flatten()
    .composite([{ input: grain, blend: "soft-light" }])
    .withExif({ IFD0: { Make: "Camera" } })
    .jpeg({ quality: 92 })
    .toBuffer();
}
