// How long the site keeps what it knows of guests, as its privacy notice says.

/** After so many days without a visit a device is not known any more, nor what it was asked to keep. */
export const deviceDays = 90;

/** How long a picture of an order can be opened. */
export const orderPictureHours = 24;
