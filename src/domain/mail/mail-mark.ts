/** The mark of src/app/icon.svg/delivered-icon.ts at 96 px, embedded in every mail: mail programs show no SVG, and load nothing. */
export const mailMark = {
  name: "mark.png",
  bytes: Buffer.from(
    [
      "iVBORw0KGgoAAAANSUhEUgAAAGAAAABgBAMAAAAQtmoLAAAAMFBMVEUNEhbx9PWWmZwYHSHc3+EpLjLKzc5RVVnp7O2xtbc8QURvc3eI",
      "i46fo6VkaGt8gIK0U2qOAAAACXBIWXMAACxLAAAsSwGlPZapAAAB9ElEQVRYhe2XPU5CQRRGSQwSEYrPEBQLDTuwoCCxIm5AdiA7wCVY",
      "2OsOXIKJrYW9jS6BJbgDMz/fvJvHnZmrsZPTEea8n5l7Euh0duz4b0yBo52g033Xdun1OrO80/scacJistbXX66A9bbQA8YvqjAH8LAt",
      "HAC4V4UhgNNtYQngQxX6aFYJYQrgSX+JFXBy0Rb27oCxvr6zAfDcFg4BnGWEGYCbtrAP4CojDAAct4VbAG8ZoQtg0hYeAWSPuvkyCeIi",
      "Cs3tkyAeU6F5wSSIjVBotjAJYqsVmkNKgjhMjTQGFOS4aKRBoyAHUiONMgU58ho9AOdS+EITlcoCGEmBn7PwilFId8zCZ45CPk/CXYlC",
      "Pk/CfY9CIU8STzYIpTxJnJ0glPIkcTqDUMqTxPkPQilPEgsLQjFPEhZ5oZwnCY/hhXKeJLyoF8p5krCVXijnScJheaGSJ/Hj4IRansQP",
      "nBNqeRI/0k6o5Ul8NE6o5klclk6o5kncld3iap7EPXuknCdxuxMp50nc/kcqeZIV19fyJG6GPLU8iZtSTy1P4jrw1PIkrjRPNU+ZqSlP",
      "makpT5mpKU+ZqSlPmaktT5npj358L2HMU2ZqylNmasuTmPP89R+OuTVPMrTmSfrmPMnKmifZWPMkM2ueZGDNk3TNee74C74BhwJplmVI",
      "L7EAAAAASUVORK5CYII=",
    ].join(""),
    "base64",
  ),
};
