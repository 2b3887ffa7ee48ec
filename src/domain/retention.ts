// How long the site keeps guests' data, as its privacy notice says.

/** Days without a visit after which a device is forgotten, with what it was asked to keep. */
export const deviceDays = 90;

/** Hours for which a picture of an order can be opened. */
export const orderPictureHours = 24;
